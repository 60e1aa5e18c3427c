/**
 * webpack loader for react-router: says that making a component or a context has no effect of its own, and drops their
 * debugging names. Its one large module can then be shaken: 16 KB of data router, forms and prefetching that nothing uses.
 */
export default function pureRouterLoader(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
