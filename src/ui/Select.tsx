/** antd's Select with the portal's texts. */
import { DownOutlined } from '@ant-design/icons'
import { Select as AntdSelect, type SelectProps } from 'antd'
import { useClearButton } from './use-clear-button'

/** antd's Select; its arrow and its clear button have no English names. */
export function Select<V>(props: SelectProps<V>) {
  const clearButton = useClearButton(props.allowClear)
  const arrow = props.loading ? undefined : <DownOutlined aria-hidden />
  return <AntdSelect<V> suffixIcon={arrow} {...props} allowClear={clearButton} />
}
