/** A mock of Emotion's style sheet, which inserts nothing. */
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
