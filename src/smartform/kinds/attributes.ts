/** Shared attributes of field kinds: how a definition's settings are read and described. */

import { t } from '@/lib/i18n/i18n'
import { parseDecimal } from '@/lib/numbers/decimal'
import type { DefinitionReader } from '../schema/definition-reader'
import type { Text } from '../schema/field-base'
import type { Spoken } from '../schema/parsed'
import { type Attribute, quoted } from './kind'

/** A name, for instance of a dictionary. */
export const neededName: Attribute<string> = {
  schema: { type: 'string' },
  needed: true,
  read: (source, name) => source.neededText(name),
}

/** Text for people, in one language or both. */
export const words: Attribute<string | undefined> = {
  schema: { $ref: '#/$defs/Text' },
  read: (source, name) => source.words(name),
}

export const neededWords: Attribute<string> = {
  schema: { $ref: '#/$defs/Text' },
  needed: true,
  read: (source, name) => source.neededWords(name),
}

export const flag: Attribute<boolean> = {
  schema: { type: 'boolean' },
  read: (source, name) => source.flag(name),
}

/** An integer of at least `least`; default `usual`. */
export function count(least: number, usual?: number): Attribute<number | undefined> {
  return { schema: { type: 'integer', minimum: least }, read: (source, name) => source.count(name, least) ?? usual }
}

/** Digits after the point. */
export function decimals(usual?: number): Attribute<number | undefined> {
  return {
    schema: { type: 'integer', minimum: 0, maximum: 20 },
    read: (source, name) => source.decimals(name) ?? usual,
  }
}

/** An exact decimal. */
export function decimal(usual?: string): Attribute<string | undefined> {
  return { schema: { type: ['string', 'number'] }, read: (source, name) => source.decimal(name) ?? usual }
}

/** A date, month or time; `wrong` describes the format. */
export function bound(isReal: (text: string) => boolean, wrong: () => string): Attribute<string | undefined> {
  return {
    schema: { type: 'string' },
    read(source, name) {
      const text = source.text(name)
      return text === undefined || isReal(text) ? text : source.fault(name, wrong())
    },
  }
}

/** File extensions without the dot; default `usual`. */
export function extensions(most: number, usual: readonly string[] = []): Attribute<readonly string[]> {
  return {
    schema: { type: 'array', items: { type: 'string' } },
    read(source, name) {
      const extensions = source.texts(name, most).map((extension) => extension.toLowerCase().replace(/^\./, ''))
      return extensions.length > 0 ? extensions : usual
    },
  }
}

export interface OptionSource {
  value: string
  label: Text
  /** Its value in the previous form version. */
  movedFrom?: string
}

export type Option = Spoken<OptionSource>

/** The width of the longest option with its box; very long ones wrap. */
export function optionsWidth({ options }: { options: readonly Option[] }): number {
  return Math.min(12, Math.max(4, ...options.map((option) => option.label.length)) + 2)
}

/** The former value of a renamed option, where the definition says it. */
function movedOf(option: DefinitionReader): Pick<Option, 'movedFrom'> {
  const movedFrom = option.text('movedFrom')
  return movedFrom === undefined ? {} : { movedFrom }
}

/** The options of a choice: at least one, values unique. */
export const options: Attribute<readonly Option[]> = {
  schema: {
    type: 'array',
    minItems: 1,
    items: { required: ['value'], properties: { value: {}, label: {}, movedFrom: {} } },
  },
  needed: true,
  read(source, name) {
    const read = new Map<string, Option>()
    for (const option of source.objects(name, 500)) {
      const value = option.neededText('value')
      const label = option.words('label') ?? value
      if (read.has(value)) option.fault('value', t('选项“{value}”重复', { value: quoted(value) }))
      else if (value !== '') read.set(value, option.speak({ value, label, ...movedOf(option) }))
    }
    if (read.size === 0) source.fault(name, t('至少要有一个选项'))
    return [...read.values()]
  },
}

/** Drops a lower limit above the upper one, with a report. */
export function ordered<N extends object>(
  node: N,
  source: DefinitionReader,
  least: keyof N & string,
  most: keyof N & string,
  above: (a: N[keyof N], b: N[keyof N]) => boolean = (a, b) => a > b,
): N {
  const [low, high] = [node[least], node[most]]
  if (low === undefined || high === undefined || !above(low, high)) return node
  source.fault(least, t('最小值不能大于最大值'))
  return { ...node, [least]: undefined }
}

/** Compares decimal texts. */
export function isMore(a: unknown, b: unknown): boolean {
  const [first, other] = [parseDecimal(String(a)), parseDecimal(String(b))]
  return first !== null && other !== null && first.gt(other)
}
