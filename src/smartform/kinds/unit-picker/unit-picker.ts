import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import { isRawObject } from '../../schema/definition-reader'
import type { UnitValue } from '../../schema/values'
import { chosen, drawnBy, type Kind } from '../kind'

/** A registered unit. Value: `{ id, name }`, or null. */
interface UnitPickerSource extends FieldBase {
  kind: 'unitPicker'
}

/** A registered unit; expressions see its name, so that it can be compared with units written as text. */
export const unitPicker: Kind<UnitPickerSource, UnitValue | null> = {
  ...chosen,
  attributes: {},
  coerce(_, raw) {
    if (typeof raw === 'string') return raw.trim() === '' ? null : { id: '', name: raw.trim() }
    if (!isRawObject(raw)) return null
    const unit = { id: typeof raw.id === 'string' ? raw.id : '', name: typeof raw.name === 'string' ? raw.name : '' }
    return unit.id === '' && unit.name === '' ? null : unit
  },
  check(node, value) {
    if (value === null || (value.id !== '' && value.name !== '')) return []
    return [{ check: 'unit', message: t('请重新选择{label}，要选列表中的一项', { label: node.label }) }]
  },
  missing: () => t('请选择单位'),
  operand: (_, value) => value?.name || null,
  text: (_, value) => value?.name ?? '',
  editor: drawnBy(() => import('./UnitPickerEditor').then((module) => module.UnitPickerEditor)),
  columnWidth: () => 14,
  fromSheet: (node, text, sheet) => sheet.entry(node.label, text),
  lookup: () => ({ in: 'units', type: '' }),
  sample: (_, tools) => tools.units(),
}
