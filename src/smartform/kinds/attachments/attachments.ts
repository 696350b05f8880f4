/** The field kinds “attachments” and “image”: definition, values, validation, text. */

import { t } from '@/lib/i18n/i18n'
import { countCharacters } from '@/lib/text/count-characters'
import { isRawObject } from '../../schema/definition-reader'
import type { AttachmentValue } from '../../schema/entry-values'
import type { FieldBase } from '../../schema/field-base'
import type { Parsed } from '../../schema/parsed'
import { count, extensions } from '../attributes'
import { choiceTexts, drawnBy, type Finding, type Kind, quoted, wrong } from '../kind'

/** Limits of uploads. */
interface UploadSource extends FieldBase {
  /** Extensions without the dot, lower case (default for pictures: jpg, jpeg, png). */
  accept?: readonly string[]
  /** In KB (1024 bytes); default 10240, for pictures 5120. */
  maxKilobytes?: number
}

/** Files. Value: a list of `{ uid, name, url, size }`, `size` in bytes. */
interface AttachmentsSource extends UploadSource {
  kind: 'attachments'
  /** Extensions without the dot, lower case. */
  accept: readonly string[]
  /** Default 1. */
  maxCount?: number
}

/** One picture. Value: `{ uid, name, url, size }`, or null. */
interface ImageSource extends UploadSource {
  kind: 'image'
}

/** Longest file name with extension (specification, section 5 "Uploader"). */
const longestName = 50

/** A stored file from an outside value; none without a key. */
function coerceFile(raw: unknown, index: number): AttachmentValue[] {
  if (!isRawObject(raw) || typeof raw.url !== 'string' || raw.url === '') return []
  const { uid, name, url, size } = raw
  return [
    {
      uid: typeof uid === 'string' && uid !== '' ? uid : `file-${index + 1}`,
      name: typeof name === 'string' ? name : url,
      url,
      size: typeof size === 'number' && size >= 0 ? size : 0,
    },
  ]
}

/** Checks type, name and size of one file; returns the first problem. */
function checkFile(node: Parsed<UploadSource>, file: AttachmentValue): Finding[] {
  const { label, accept = [], maxKilobytes: max } = node
  const name = quoted(file.name)
  const extension = file.name.split('.').pop()?.toLowerCase() ?? ''
  if (accept.length > 0 && !accept.includes(extension)) {
    const types = accept.join(t('、'))
    return wrong(`type:${file.uid}`, t('{label}只收 {types} 文件，请换掉“{name}”', { label, types, name }))
  }
  const length = countCharacters(file.name)
  if (length > longestName)
    return wrong(
      `name:${file.uid}`,
      t('{label}里的文件名不能超过 {max} 个字，请缩短“{name}”后重新上传', { label, max: longestName, name }),
      { code: 60428 },
    )
  if (max === undefined || file.size <= max * 1024) return []
  const n = Math.ceil(file.size / 1024)
  return wrong(`size:${file.uid}`, t('{label}每个文件不能超过 {max} KB，“{name}”有 {n} KB', { label, max, n, name }))
}

/** Shared by kinds whose answers are files; they come from no spreadsheet. */
const filed = {
  ...choiceTexts,
  files: true,
  missing: (node: { label: string }) => t('请上传{label}', { label: node.label }),
  labelled: 'group',
  fromSheet: null,
  blank: 'apart',
} as const

/** Uploaded files; expressions see the list of their names. */
export const attachments: Kind<AttachmentsSource, readonly AttachmentValue[]> = {
  ...filed,
  gives: 'list',
  width: 3,
  attributes: { accept: extensions(50), maxCount: count(1, 1), maxKilobytes: count(1, 10240) },
  empty: () => [],
  coerce: (_, raw) => (Array.isArray(raw) ? raw.flatMap(coerceFile) : []),
  isEmpty: (value) => value.length === 0,
  check(node, value) {
    const { label, maxCount: max = 1 } = node
    const findings = value.flatMap((file) => checkFile(node, file))
    if (value.length <= max) return findings
    const n = value.length
    return [
      { check: 'maxCount', message: t('{label}最多上传 {max} 个文件，现在 {n} 个', { label, max, n }) },
      ...findings,
    ]
  },
  operand: (_, value) => value.map((file) => file.name),
  text: (_, value) => value.map((file) => file.name).join(t('、')),
  editor: drawnBy(() => import('./AttachmentsEditor').then((module) => module.AttachmentsEditor)),
  view: drawnBy(() => import('./FileViews').then((module) => module.AttachmentsView)),
  columnWidth: () => 8,
  sample: async (node, tools) => [[await tools.file(node.accept.includes('pdf') ? 'document' : 'picture')]],
}

/** One picture; expressions see its name. */
export const image: Kind<ImageSource, AttachmentValue | null> = {
  ...filed,
  attributes: { accept: extensions(10, ['jpg', 'jpeg', 'png']), maxKilobytes: count(1, 5120) },
  // No SVG: it can contain scripts.
  settle: (node) => ({ ...node, accept: node.accept?.filter((extension) => extension !== 'svg') }),
  coerce: (_, raw) => coerceFile(raw, 0)[0] ?? null,
  check: (node, value) => (value === null ? [] : checkFile(node, value)),
  operand: (_, value) => value?.name ?? null,
  text: (_, value) => value?.name ?? '',
  editor: drawnBy(() => import('./AttachmentsEditor').then((module) => module.ImageEditor)),
  view: drawnBy(() => import('./FileViews').then((module) => module.ImageView)),
  columnWidth: () => 14,
  sample: async (_, tools) => [await tools.file('picture')],
}
