/** Finds the parts of a draft that have problems, for the workshop's list of problems. */

import { t } from '@/lib/i18n/i18n'
import { attributeName } from './attribute-words'
import { labelAt, wordsIn } from './outline'
import { objectAt, type SourcePath, valueAt } from './source-path'

/** The keys (as `pathKey`) of the parts that hold the places of problems: `pages.0.sections.1.fields.2`. */
export function problemPlaces(problems: readonly { at: string }[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ at }) => {
      const named = /^expressions\.[^.[]+/.exec(at)
      if (named) return [named[0]]
      const part = /^(?:rules\[\d+\]|pages\[\d+\](?:\.sections\[\d+\](?:\.fields\[\d+\](?:\.columns\[\d+\])?)?)?)/.exec(
        at,
      )
      return part ? part[0].replace(/\[(\d+)\]/g, '.$1') : []
    }),
  )
}

/** What an attribute behind a part is called; attributes of fields have words of their own. */
function attributeWords(attribute: string): string {
  if (attribute === 'help') return t('填写说明')
  if (attribute === 'summary') return t('列表里显示')
  return t(attributeName(attribute))
}

/** What of a part is meant, in words: one of its options, its hint; nothing for its own name. */
function detailOf(definition: unknown, path: SourcePath, rest: string): string[] {
  const [, attribute = '', index] = /^\.?(\w+)(?:\[(\d+)\])?/.exec(rest) ?? []
  if (['', 'label', 'title', 'message'].includes(attribute)) return []
  const item = index === undefined ? undefined : valueAt(definition, [...path, attribute, Number(index)])
  const words = item === undefined ? '' : wordsIn(Reflect.get(Object(item), 'label'))
  return [
    words === ''
      ? attributeWords(attribute)
      : t('{thing}“{label}”', { thing: attributeWords(attribute), label: words }),
  ]
}

/** The part that a problem is about. */
export interface ProblemPlace {
  path: SourcePath
  /** Names from the part that holds it down: 合作单位 · 分工 · 选项“牵头”. */
  words: string
}

/** @param at as problems name places: `pages[0].sections[1].fields[3].columns[2].options[0].label` */
export function problemPlace(definition: unknown, at: string): ProblemPlace {
  const [place = ''] = problemPlaces([{ at }])
  const path = place === '' ? [] : place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const name = place === '' ? t('表单标题') : labelAt(definition, path)
  const around = path.length >= 8 ? [wordsIn(objectAt(definition, path.slice(0, 6)).label)] : []
  const written = place.replace(/\.(\d+)/g, '[$1]')
  const names = [...around, name, ...detailOf(definition, path, at.slice(written.length))].filter((one) => one !== '')
  return { path, words: names.join(' · ') || at }
}
