/** webpack loader for Emotion's cache: takes out the vendor prefixes, which no supported browser needs. */
export default function unprefixedEmotionLoader(source) {
  return source.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
}
