import { t } from '@/lib/i18n'
import type { FieldBase } from '../../schema/definition'
import { chosen, quoted, type UsualKind } from '../kind'

/** Yes or no. Value: true, false, or null; a condition by itself. */
interface YesNoSource extends FieldBase {
  kind: 'yesNo'
}

// not translated: what people write in a pasted cell
const yes = new Set<unknown>([true, 'true', 'yes', 'y', '1', 1, '是', '有', '√'])
// not translated: what people write in a pasted cell
const no = new Set<unknown>([false, 'false', 'no', 'n', '0', 0, '否', '无', '×'])

export function coerceYesNo(raw: unknown): boolean | null {
  const said = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  return yes.has(said) ? true : no.has(said) ? false : null
}

/** Yes or no; a condition by itself in expressions. */
export const yesNo: UsualKind<YesNoSource, boolean | null> = {
  ...chosen,
  gives: 'boolean',
  attributes: {},
  coerce: (_, raw) => coerceYesNo(raw),
  check: () => [],
  operand: (_, value) => value,
  text: (_, value) => (value === null ? '' : value ? t('是') : t('否')),
  labelled: 'group',
  editor: 'usual',
  columnWidth: () => 6,
  fromSheet: (_, text) => ({
    raw: text,
    problem: coerceYesNo(text) === null ? t('要填「是」或「否」，现在是「{text}」', { text: quoted(text) }) : undefined,
  }),
  hint: () => t('可填：{options}', { options: t('是、否') }),
  sheetLimit: () => ({ type: 'list', options: [t('是'), t('否')] }),
  blank: { boxes: () => [t('是'), t('否')] },
  sample: () => [false],
}
