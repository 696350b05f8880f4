import type { Plugin } from 'vite'

const parts =
  /node_modules\/(@rc-component|@ant-design)\/|node_modules\/antd\/es\/(tooltip\/UniqueProvider\/index|config-provider\/MotionWrapper)\.js$/

/**
 * Leaves out of antd what nobody uses. Its packages do not say that their modules do nothing but export, so that one name taken of
 * them brings all; and its ConfigProvider brings the positioning of every kind of popup, for tooltips that share one box
 * (`tooltip.unique`), which the portal's do not, and all that moves, for the one switch of it.
 */
export function pruneAntd(): Plugin {
  return {
    name: 'prune-antd',
    apply: 'build',
    transform: {
      filter: { id: parts },
      handler: (code, id) => {
        if (id.endsWith('MotionWrapper.js'))
          return {
            code: code
              .replace("'@rc-component/motion'", "'@rc-component/motion/es/context'")
              .replace('{ Provider as MotionProvider }', 'MotionProvider'),
            map: null,
          }
        if (id.includes('/node_modules/antd/')) return { code: 'export default ({ children }) => children', map: null }
        return { code, map: null, moduleSideEffects: false }
      },
    },
  }
}
