import { t } from '@/lib/i18n'
import { isRawObject } from '../definition-reader'
import type { UnitPickerNode } from '../nodes'
import type { UnitValue } from '../values'
import type { Kind } from './kind'

function coerceUnit(raw: unknown): UnitValue | null {
  if (typeof raw === 'string') return raw.trim() === '' ? null : { id: '', name: raw.trim() }
  if (!isRawObject(raw)) return null
  const unit = { id: typeof raw.id === 'string' ? raw.id : '', name: typeof raw.name === 'string' ? raw.name : '' }
  return unit.id === '' && unit.name === '' ? null : unit
}

/** A registered unit; expressions see its name, so that it can be compared with units written as text. */
export const unitPicker: Kind<UnitPickerNode, UnitValue | null> = {
  gives: 'text',
  width: 1,
  read: (common) => ({ ...common, kind: 'unitPicker' }),
  empty: () => null,
  coerce: (_, raw) => coerceUnit(raw),
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check(node, value) {
    if (value === null || (value.id !== '' && value.name !== '')) return []
    return [{ check: 'unit', message: t('请重新选择{label}，要选列表中的一项', { label: node.label }) }]
  },
  missing: () => t('请选择单位'),
  operand: (_, value) => value?.name || null,
}
