/** Rules of an upload field (type, size, count), and why a file is refused; for every uploader. */

import { ownValue } from '@/lib/collections/own-value'
import { t } from '@/lib/i18n/i18n'

/** Which files a user may attach. */
export interface UploadRules {
  /** Extensions without the dot, lower case; empty: any. */
  accept: readonly string[]
  maxCount: number
  /** In KB (1024 bytes). */
  maxKilobytes: number
  /** The simple uploader says what to upload instead of what is wrong (specification, section 5). */
  simple?: boolean
}

/** Defaults and texts: specification, sections 5 and 9. */
export const defaultUploadRules: UploadRules = { accept: [], maxCount: 1, maxKilobytes: 10240 }

const maxNameLength = 50

/** The lower-case extension without the dot, '' when there is none. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** The size limit in megabytes, for messages: 10240 → 10, 512 → 0.5. */
function limitInMegabytes(kilobytes: number): number {
  return Math.round((kilobytes / 1024) * 100) / 100
}

/** Why a file is refused by its name and size; null when it is accepted. */
export function refuseFile(file: { name: string; size: number }, rules: UploadRules): string | null {
  if (Array.from(file.name).length > maxNameLength) return t('文件名称太长')
  if (rules.accept.length > 0 && !rules.accept.includes(extensionOf(file.name)))
    return rules.simple ? t('请上传{types}格式', { types: rules.accept.join(t('、')) }) : t('文件类型不支持')
  if (file.size === 0) return t('文件是空的，请选择有内容的文件')
  if (file.size > rules.maxKilobytes * 1024) {
    const n = limitInMegabytes(rules.maxKilobytes)
    return rules.simple ? t('请上传小于{n}M的文件', { n }) : t('文件大小限制小于{n}M', { n })
  }
  return null
}

/** Why a file is a duplicate: a file of the same name and size is stored or uploading; null when it is new. */
export function refuseDuplicate(
  file: { name: string; size: number },
  there: readonly { name: string; size: number }[],
): string | null {
  // A stored file with an unknown size has the size 0.
  const same = there.some((item) => item.name === file.name && (item.size === file.size || item.size === 0))
  return same ? t('与列表中的“{name}”相同，没有重复上传', { name: file.name }) : null
}

/** Why no further file is accepted when `present` files are stored or uploading; null below the limit. */
export function refuseCount(present: number, rules: UploadRules): string | null {
  return present >= rules.maxCount ? t('只能上传{n}个文件', { n: rules.maxCount }) : null
}

const zip: readonly number[][] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
]
const ole: readonly number[][] = [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]]
const jpeg: readonly number[][] = [[0xff, 0xd8, 0xff]]

/** The first bytes (signature) of each file type. */
const signatures: Readonly<Record<string, readonly number[][]>> = {
  pdf: [[0x25, 0x50, 0x44, 0x46]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  jpg: jpeg,
  jpeg: jpeg,
  gif: [[0x47, 0x49, 0x46, 0x38]],
  doc: ole,
  xls: ole,
  ppt: ole,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  zip,
}

/** How many bytes `refuseContent` needs. */
export const signatureLength = 8

/** Why a file's first bytes contradict its extension; null when they match or the type is unknown. */
export function refuseContent(name: string, firstBytes: Uint8Array): string | null {
  const known = ownValue(signatures, extensionOf(name))
  if (!known) return null
  const fits = known.some((signature) => signature.every((byte, index) => firstBytes[index] === byte))
  return fits ? null : t('文件内容与扩展名不符，请用原来的软件重新保存后再上传')
}

/** The upload rules in one sentence, shown before the user chooses. */
export function rulesText(rules: UploadRules): string {
  const values = { types: rules.accept.join(t('、')), n: rules.maxCount, m: limitInMegabytes(rules.maxKilobytes) }
  return rules.accept.length > 0
    ? t('支持 {types}，最多 {n} 个文件，每个小于 {m} MB，文件名不超过 50 个字', values)
    : t('最多 {n} 个文件，每个小于 {m} MB，文件名不超过 50 个字', values)
}

/** A file size for display. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
