import type { Plugin } from 'vite'

/**
 * Leaves out what antd's ConfigProvider would draw were tooltips to share one box (`tooltip.unique`): the portal never says so, and
 * the positioning of every kind of popup comes with it into each first load.
 */
export function pruneAntd(): Plugin {
  return {
    name: 'prune-antd',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/antd\/es\/tooltip\/UniqueProvider\/index\.js$/ },
      handler: () => ({ code: 'export default ({ children }) => children', map: null }),
    },
  }
}
