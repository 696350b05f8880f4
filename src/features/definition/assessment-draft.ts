import { keepOnDevice, readFromDevice, removeFromDevice } from '@/shared/device-storage'
import { type Assessment, assessmentOf } from './assessment'
import { readFileList } from './file-list'

const sevenDays = 7 * 24 * 60 * 60 * 1000
const keyOf = (userId: string, id: string) => `portal_definition_draft:${userId}:${id}`
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Keeps unsent answers on this device; none of them is a certificate or bank number. */
export function keepAssessment(userId: string, id: string, answers: Assessment, now: number): void {
  keepOnDevice(keyOf(userId, id), JSON.stringify({ at: now, answers }))
}

export function dropAssessment(userId: string, id: string): void {
  removeFromDevice(keyOf(userId, id))
}

/** What an earlier visit left in the last seven days, upon `base`; null for nothing or garbage. */
export function readAssessment(userId: string, id: string, base: Assessment, now: number): Assessment | null {
  const kept: unknown = parsed(readFromDevice(keyOf(userId, id)))
  if (!isRecord(kept) || typeof kept.at !== 'number' || now - kept.at >= sevenDays || !isRecord(kept.answers)) {
    dropAssessment(userId, id)
    return null
  }
  const answers: Record<string, unknown> = { ...base }
  const empty = assessmentOf(null)
  for (const [field, value] of Object.entries(kept.answers)) {
    if (!(field in empty)) continue
    const like: unknown = empty[field as keyof Assessment]
    if (Array.isArray(like)) answers[field] = readFileList(`@${JSON.stringify(value)}`) ?? answers[field]
    else if (like === null ? value === null || typeof value === 'number' : typeof value === typeof like)
      answers[field] = value
  }
  return answers as unknown as Assessment
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
