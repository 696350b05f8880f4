import { CloseCircleFilled } from '@ant-design/icons'
import type { SelectProps } from 'antd'
import { useT } from './use-t'

/** The button that takes back what was chosen, named in the reader's language: antd calls it “Clear” in each. */
export function useClearing(allowed: SelectProps['allowClear']): SelectProps['allowClear'] {
  const t = useT()
  return allowed === true ? { clearIcon: <CloseCircleFilled aria-hidden />, label: t('清空') } : allowed
}
