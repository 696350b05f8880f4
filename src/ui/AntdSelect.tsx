import { Select, type SelectProps } from 'antd'

/** antd's choice, loaded when a page that has one is there (`Select`). */
export function AntdSelect<V>(props: SelectProps<V>) {
  return <Select<V> {...props} />
}
