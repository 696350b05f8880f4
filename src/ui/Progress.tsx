import { Progress as AntdProgress, type ProgressProps } from 'antd'

const inPercent = (percent: number | undefined) => `${percent ?? 0}%`

/** antd's Progress, which shows the number at 100 % as well: antd's own tick is an image with an English name. */
export function Progress(props: Omit<ProgressProps, 'format' | 'size'>) {
  return <AntdProgress {...props} size="small" format={inPercent} />
}
