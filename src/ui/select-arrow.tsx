import { DownOutlined } from '@ant-design/icons'

/** The arrow of a choice: antd's own is an image called “down” in every language. Undefined, so antd's sign of loading, while it loads. */
export const selectArrow = (loading: boolean | undefined) => (loading ? undefined : <DownOutlined aria-hidden />)
