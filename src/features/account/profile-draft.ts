/** Checks a stored draft of the profile form field by field. */
import { isRecord } from '@/lib/collections/record'
import { profileFields, type ValueShape } from './profile-fields'
import type { ProfileField } from './profile-values'

const isEntry = (value: unknown) =>
  isRecord(value) && [value.id, value.code, value.name].every((part) => typeof part === 'string')

const shapes: Readonly<Record<ValueShape, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => value === null || typeof value === 'number',
  entry: (value) => value === null || isEntry(value),
  unit: (value) =>
    value === null || (isRecord(value) && typeof value.id === 'string' && typeof value.unitName === 'string'),
  file: (value) =>
    value === null || (isRecord(value) && typeof value.name === 'string' && typeof value.url === 'string'),
  academy: (value) =>
    value === null ||
    (isRecord(value) && typeof value.date === 'string' && (value.dept === null || isEntry(value.dept))),
}

/** Whether a stored value is still valid for a field. */
export function isProfileAnswer(field: ProfileField, value: unknown): boolean {
  return field in profileFields && shapes[profileFields[field].shape](value)
}
