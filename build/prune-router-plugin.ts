import type { Plugin } from 'vite'

const made = /= (React\w*\.(?:createContext|forwardRef|memo)\()/g
const named = /^\w+\.displayName = .*;$/gm

/**
 * Lets the bundler leave out the router's components that nobody uses, above all those of its server and framework: it makes them by
 * calls, and names them by assignments, that might do anything else. A hundredth of the sign-in screen.
 */
export function pruneRouter(): Plugin {
  return {
    name: 'prune-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: code.replace(made, '= /* @__PURE__ */ $1').replace(named, ''), map: null }),
    },
  }
}
