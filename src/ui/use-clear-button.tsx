/** The clear button of selects, with a translated name. */
import { CloseCircleFilled } from '@ant-design/icons'
import type { SelectProps } from 'antd'
import { useT } from './use-t'

/** The clear button of a select with a translated name: antd's own is always “Clear”. */
export function useClearButton(allowed: SelectProps['allowClear']): SelectProps['allowClear'] {
  const t = useT()
  return allowed === true ? { clearIcon: <CloseCircleFilled aria-hidden />, label: t('清空') } : allowed
}
