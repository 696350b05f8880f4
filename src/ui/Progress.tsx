/** antd's Progress with a readable number at 100 %. */
import { Progress as AntdProgress, type ProgressProps } from 'antd'

const inPercent = (percent: number | undefined) => `${percent ?? 0}%`

/**
 * antd's Progress, which shows the number at 100 % as well: antd's own tick is an image with an English name. The number keeps the text
 * colour: antd's green of a finished one has too little contrast.
 */
export function Progress(props: Omit<ProgressProps, 'format' | 'size'>) {
  return <AntdProgress status="normal" {...props} size="small" format={inPercent} />
}
