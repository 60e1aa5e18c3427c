/** A style sheet of Emotion that no document has. */
class StyleSheet {
  tags = [];

  constructor({ key }) {
    this.key = key;
  }

  hydrate() {}

  insert() {}

  flush() {}
}

module.exports = { StyleSheet };
