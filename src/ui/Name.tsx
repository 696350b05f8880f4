/** Names of people, units and works, drawn in the interface language. */

import { Fragment } from 'react'
import { nameText } from '@/lib/i18n/english-names'
import { t } from '@/lib/i18n/i18n'
import { useLocale } from './use-t'

/**
 * A name or another text of the records. In the English interface: the English name where one is known, else the Chinese
 * text, marked as Chinese for screen readers.
 */
export function Name({ children: name }: { children: string }) {
  const english = useLocale() === 'en'
  const text = nameText(name)
  return english && /\p{Script=Han}/u.test(text) ? <span lang="zh-Hans">{text}</span> : text
}

/** Names and facts in one line; empty ones are left out. */
export function Names({
  of,
  divider = ' · ',
}: {
  of: readonly (string | false | null | undefined)[]
  divider?: string
}) {
  return of.filter(Boolean).map((name, index) => (
    // The line is drawn anew as a whole, so the place is the key.
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
    <Fragment key={index}>
      {index > 0 && divider}
      <Name>{String(name)}</Name>
    </Fragment>
  ))
}

/** Names of people in one text, divided as in a sentence; each in the interface language. */
export const nameList = (names: readonly string[]) => names.map(nameText).join(t('、'))

/** Whatever is drawn: a text as a name, anything else as it is. */
export function named<Node>(node: Node) {
  return typeof node === 'string' ? <Name>{node}</Name> : node
}
