import { LookupSelect } from '@/ui/LookupSelect'
import { useT } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import type { EditorProps } from '../screen-props'

/** Results of a search, and how long typing pauses before one (specification, sections 7 and 9). */
const limit = 20
const wait = 500

/** A registered unit, found by its name. */
export function UnitPickerEditor({ value, control, change }: EditorProps<'unitPicker'>) {
  const t = useT()
  const { ports } = useSmartform()
  return (
    <LookupSelect
      value={value}
      control={control}
      find={(keyword) => ports.searchUnits(keyword, limit)}
      wait={wait}
      nothing={t('没有找到，未注册的单位须先由单位管理员注册')}
      change={change}
    />
  )
}
