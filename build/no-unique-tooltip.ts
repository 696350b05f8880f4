/** Replaces antd's module for shared tooltips (`tooltip.unique`), which the portal does not use. */
import type { ReactNode } from 'react'

/** Stands in for antd's provider of tooltips that share one box (`tooltip.unique`), which the portal does not use. */
export default ({ children }: { children: ReactNode }) => children
