/** Names of field kinds for authors, in the forms' workshop. */

import { locale } from '@/lib/i18n/i18n'
import names from '../kinds/kind-names.json'
import type { FieldKind } from '../kinds/kinds'

/** A kind's name in the interface language. */
export function kindName(kind: FieldKind): string {
  return names[kind][locale()]
}

/** All kinds, in the order in which authors are offered them: texts, numbers, days, choices, then the rarer ones. */
export const kindsInOrder = Object.keys(names) as readonly FieldKind[]
