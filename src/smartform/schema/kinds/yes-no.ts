import { t } from '@/lib/i18n'
import type { YesNoNode } from '../nodes'
import type { Kind } from './kind'

// not translated: what people write in a pasted cell
const yes = new Set<unknown>([true, 'true', 'yes', 'y', '1', 1, '是', '有', '√'])
// not translated: what people write in a pasted cell
const no = new Set<unknown>([false, 'false', 'no', 'n', '0', 0, '否', '无', '×'])

function coerceYesNo(raw: unknown): boolean | null {
  const said = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  return yes.has(said) ? true : no.has(said) ? false : null
}

/** Yes or no; a condition by itself in expressions. */
export const yesNo: Kind<YesNoNode, boolean | null> = {
  gives: 'boolean',
  width: 1,
  read: (common) => ({ ...common, kind: 'yesNo' }),
  empty: () => null,
  coerce: (_, raw) => coerceYesNo(raw),
  clean: (_, value) => value,
  isEmpty: (value) => value === null,
  check: () => [],
  missing: (node) => t('请选择{label}', { label: node.label }),
  operand: (_, value) => value,
}
