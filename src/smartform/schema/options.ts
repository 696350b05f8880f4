import { t } from '@/lib/i18n'
import type { DefinitionReader } from './definition-reader'
import { quoted } from './kinds/kind'

export interface Option {
  value: string
  label: string
}

/** The options of a choice: each value once, at least one; what cannot be used is reported. */
export function readOptions(source: DefinitionReader): Option[] {
  const options = new Map<string, Option>()
  for (const option of source.objects('options', 500)) {
    const value = option.neededText('value')
    if (options.has(value)) option.fault('value', t('选项「{value}」重复', { value: quoted(value) }))
    else if (value !== '') options.set(value, { value, label: option.text('label') ?? value })
  }
  if (options.size === 0) source.fault('options', t('至少要有一个选项'))
  return [...options.values()]
}
