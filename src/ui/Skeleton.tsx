/** antd's Skeleton for text that is loading, hidden from assistive technology. */
import { Skeleton as AntdSkeleton } from 'antd'

export function Skeleton({ rows, titled = false }: { rows: number; titled?: boolean }) {
  return (
    <div aria-hidden aria-busy>
      <AntdSkeleton active title={titled} paragraph={{ rows }} />
    </div>
  )
}
