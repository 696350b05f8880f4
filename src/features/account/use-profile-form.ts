/** Hooks of the profile form: values, problems, draft, save, changes made elsewhere. */

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useOutletContext } from 'react-router-dom'
import { failureOf, failureTextInPage } from '@/api/errors/failure'
import { fieldOfCode } from '@/api/errors/field-of-code'
import { type Draft, useDraft } from '@/lib/drafts/use-draft'
import { t } from '@/lib/i18n/i18n'
import { beijingToday } from '@/lib/time/beijing-time'
import { refreshUser } from '@/session/load-session'
import type { Unsent } from '@/smartform/drafts/unsent'
import { answersOn, checkProfile, fixedFields } from './check-profile'
import { changedFields, mergeProfile } from './merge-profile'
import { isProfileAnswer } from './profile-draft'
import { fieldsOf, isGuardedField, type ProfilePart } from './profile-fields'
import type { ProfileField, ProfileUser, ProfileValues } from './profile-values'
import { readProfile, saveProfile } from './save-profile'
import { tidyProfile, tidyText } from './tidy-profile'
import { type ProfileUploads, useProfileUploads } from './use-profile-uploads'

/** The field of a refused save (specification, section 8). */
const subjects = {
  email: 'userEmail',
  mobile: 'userMobile',
  certificate: 'userCertificate',
  bankAccount: 'userBankAccount',
  fullName: 'userFullname',
} as const

/** How long typing pauses before what was typed is kept on the device, in milliseconds. */
/** The save state for the bar at the form's end. */
interface SaveState {
  busy: boolean
  /** A refusal without a field. */
  failure: string | null
  /** When the last save succeeded, in milliseconds since 1970-01-01T00:00Z. */
  at: number | null
}

/** The profile form, shared by its tabs, so that switching tabs loses nothing. */
export interface ProfileForm {
  user: ProfileUser
  /** The server's values. */
  saved: ProfileValues
  values: ProfileValues
  problems: Partial<Record<ProfileField, string>>
  /** Number of checks that found problems. */
  run: number
  /** Fields changed elsewhere, with the remote value: the person decides. */
  conflicts: Partial<ProfileValues>
  /** The local draft, and what an earlier visit left of it. */
  draft: Draft<ProfileValues>
  save: SaveState
  uploads: ProfileUploads
  set(part: Partial<ProfileValues>): void
  /** A text field lost focus: it is tidied. */
  leave(field: ProfileField): void
  submit(part: ProfilePart): Promise<void>
  /** Discards unsaved values. */
  discard(): void
  decide(field: ProfileField, whose: 'mine' | 'theirs'): void
  /** Reloads the profile after another change; unsaved values stay. Never rejects. */
  reload(): Promise<void>
  changed: readonly ProfileField[]
  dirty(): boolean
  settle(): Promise<Unsent | null>
}

export const useProfile = () => useOutletContext<ProfileForm>()

const without = <V extends object>(from: V, fields: readonly string[]): V =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !fields.includes(name))) as V

/** The form over the loaded profile. */
export function useProfileForm(loaded: { user: ProfileUser; values: ProfileValues }): ProfileForm {
  const [server, setServer] = useState(loaded)
  const [values, setValues] = useState(loaded.values)
  const [problems, setProblems] = useState<ProfileForm['problems']>({})
  const [conflicts, setConflicts] = useState<Partial<ProfileValues>>({})
  const [run, setRun] = useState(0)
  const [save, setSave] = useState<SaveState>({ busy: false, failure: null, at: null })
  const set = useCallback((part: Partial<ProfileValues>) => {
    setValues((former) => ({ ...former, ...part }))
    // A corrected field loses its message; a still wrong one is reported at the next save.
    setProblems((found) => without(found, Object.keys(part)))
  }, [])
  const uploads = useProfileUploads(set)
  const changed = changedFields(server.values, values)
  const latest = useRef({ values, server, changed, uploads })
  useLayoutEffect(() => {
    latest.current = { values, server, changed, uploads }
  })

  const draft = useDraft({
    draftKey: { userId: server.user.id, thing: 'profile' },
    initial: server.values,
    values,
    restore: set,
    fits: isProfileAnswer,
    sensitive: isGuardedField,
  })
  const { settle: keep } = draft
  const dirty = useCallback(() => latest.current.changed.length > 0 || latest.current.uploads.busy().length > 0, [])
  const settle = useCallback(async (): Promise<Unsent | null> => {
    const unkept = await keep()
    if (unkept === 'memory') return unkept
    return latest.current.uploads.busy().length > 0 ? 'uploads' : unkept
  }, [keep])

  const complain = (found: ProfileForm['problems']) => {
    setProblems(found)
    setRun((count) => count + 1)
  }

  async function submit(part: ProfilePart): Promise<void> {
    if (save.busy) return
    const tidy = tidyProfile(values)
    setValues(tidy)
    const found = checkProfile(
      part,
      answersOn(part, tidy, server.values),
      beijingToday(),
      fixedFields(server.user, server.values),
    )
    for (const field of part === 'info' ? uploads.busy() : []) found[field] = t('文件正在上传，请等上传完成后再保存')
    setConflicts({})
    setSave((former) => ({ ...former, failure: null }))
    if (Object.keys(found).length > 0) return complain(found)
    setProblems({})
    setSave((former) => ({ ...former, busy: true, failure: null }))
    try {
      const result = await saveProfile(part, server.values, tidy)
      if (result.kind === 'conflict') {
        const theirs = Object.fromEntries(result.fields.map((field) => [field, result.values[field]]))
        setConflicts(theirs)
        setRun((count) => count + 1)
        setSave((former) => ({ ...former, busy: false }))
        return
      }
      setServer(result)
      // Values typed during the save, and the other tab's values, stay.
      setValues((now) => {
        const later = new Set(changedFields(tidy, now))
        const other = new Set<ProfileField>(fieldsOf(part === 'info' ? 'bank' : 'info'))
        const mine = changedFields(server.values, now).filter((field) => later.has(field) || other.has(field))
        return { ...result.values, ...Object.fromEntries(mine.map((field) => [field, now[field]])) }
      })
      setSave({ busy: false, failure: null, at: Date.now() })
    } catch (error) {
      const field = fieldOfCode(failureOf(error).code, subjects)
      const text = failureTextInPage(error)
      const here = field && fieldsOf(part).includes(field)
      if (here) complain({ [field]: text })
      setSave((former) => ({ ...former, busy: false, failure: here ? null : text }))
    }
  }

  return {
    ...{ user: server.user, saved: server.values, values, problems, run, conflicts, draft, save, uploads },
    ...{ set, submit, changed, dirty, settle },
    leave(field) {
      const value = values[field]
      if (typeof value !== 'string') return
      const tidy = tidyText(field, value)
      if (tidy !== value) setValues((former) => ({ ...former, [field]: tidy }))
    },
    discard() {
      setValues(server.values)
      setProblems({})
      setConflicts({})
    },
    async reload() {
      try {
        await refreshUser()
        const fresh = await readProfile()
        setValues((now) => mergeProfile(server.values, now, fresh.values).values)
        setServer(fresh)
      } catch {
        // Announced; the page keeps its values.
      }
    },
    decide(field, whose) {
      const theirs = { [field]: conflicts[field] } as Partial<ProfileValues>
      // The remote value has been seen in either case: from now on the local one is a change of it.
      setServer((former) => ({ ...former, values: { ...former.values, ...theirs } }))
      if (whose === 'theirs') set(theirs)
      setConflicts((former) => without(former, [field]))
    },
  }
}
