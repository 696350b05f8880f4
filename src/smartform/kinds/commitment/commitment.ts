import { t } from '@/lib/i18n'
import type { FieldBase, Text } from '../../schema/definition'
import { neededWords } from '../attributes'
import { chosen, drawnBy, type Kind } from '../kind'
import { coerceYesNo } from '../yes-no/yes-no'

/** What a person stands for by ticking a box. Value: true, or null; a condition by itself. */
interface CommitmentSource extends FieldBase {
  kind: 'commitment'
  /** The words beside the box: 已阅读并承诺遵守以上内容. */
  text: Text
}

/** A commitment: one box, ticked or not. What was chosen where it was a choice of one option counts as ticked. */
export const commitment: Kind<CommitmentSource, boolean | null> = {
  ...chosen,
  gives: 'boolean',
  width: 3,
  attributes: { text: neededWords },
  coerce: (_, raw) => (coerceYesNo(raw) ?? (typeof raw === 'string' && raw.trim() !== '')) || null,
  check: () => [],
  missing: (node) => t('请勾选「{text}」', { text: node.text }),
  operand: (_, value) => value,
  text: (node, value) => (value ? node.text : ''),
  labelled: 'group',
  editor: drawnBy(() => import('./CommitmentEditor').then((module) => module.CommitmentEditor)),
  columnWidth: () => 8,
  fromSheet: (_, text) => ({ raw: text }),
  hint: () => t('可填：{options}', { options: t('是、否') }),
  sheetLimit: () => ({ type: 'list', options: [t('是'), t('否')] }),
  blank: { boxes: (node) => [node.text] },
  sample: () => [true],
}
