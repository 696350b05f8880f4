/** Hooks that keep the text of a small form (decision, reason, note) on the device until it is sent. */

import { ownValue } from '@/lib/collections/own-value'
import { type Draft, useDraft } from '@/lib/drafts/use-draft'
import { isGuarded, type PersonalDataKind } from '@/lib/personal-data/kinds'
import { useSession } from '@/session/session'
import { type SmallForm, type SmallFormOptions, type Texts, useSmallForm, useTexts } from './use-small-form'

type StoredTexts = Draft<Readonly<Record<string, string>>>

/**
 * Stores the texts as a draft on this device until their request succeeds.
 * @param thing the action and its subject; constant while the component is mounted
 */
function useStoredTexts<F extends string>(
  thing: string,
  texts: Texts<F>,
  empty: Readonly<Record<F, string>>,
  isSensitive: (name: string) => boolean = () => false,
) {
  const userId = useSession().user.id
  const draft: StoredTexts = useDraft<Readonly<Record<string, string>>>({
    draftKey: { userId, thing },
    initial: empty,
    values: texts.values,
    restore: (answers) => texts.fill(answers as Partial<Record<F, string>>),
    fits: (name, value) => name in empty && typeof value === 'string',
    sensitive: isSensitive,
    isClearedWhenSaved: true,
  })
  return {
    draft,
    /** Deletes the draft after a successful request with these values. Newer input stays. */
    done(sent: Readonly<Record<F, string>>) {
      // The page may be unmounted before the next render.
      draft.saved(sent)
      texts.clear(sent)
    },
  }
}

/** The reason of an action, with its draft on this device. */
interface ReasonDraft {
  reason: string
  change(reason: string): void
  draft: StoredTexts
  /** Deletes the draft after a successful request with this reason. Newer input stays. */
  done(sent: string): void
}

const noReason = { reason: '' }

/**
 * A single text, stored as a draft until its request succeeds.
 * @param thing the action and its subject; constant while the component is mounted
 */
export function useReasonDraft(thing: string): ReasonDraft {
  const texts = useTexts(noReason)
  const { draft, done } = useStoredTexts(thing, texts, noReason)
  return {
    reason: texts.values.reason,
    change: (reason) => texts.set('reason', reason),
    draft,
    done: (reason) => done({ reason }),
  }
}

/** A small form whose values are stored as a draft until they are sent. */
export interface FormDraft<F extends string> extends SmallForm<F> {
  draft: StoredTexts
  /** The label of a field. */
  labelOf(field: string): string
  /** Whether a field holds certificate, bank or phone numbers. */
  isSensitive(field: string): boolean
}

interface DraftFormOptions<F extends string> extends SmallFormOptions<F> {
  /** The action and its subject; constant while the component is mounted. */
  thing: string
  /** The labels of the fields. */
  labels: Readonly<Record<F, string>>
  /** The kinds of personal data in the fields; guarded ones are encrypted on the device and masked in other versions. */
  personal?: Readonly<Partial<Record<F, PersonalDataKind>>>
}

/** A small form with a draft: after a crash or a closed page, the next visit offers to restore the typed values. */
export function useFormDraft<F extends string>(draftOptions: DraftFormOptions<F>): FormDraft<F> {
  const { thing, labels, personal = {}, ...options } = draftOptions
  const isSensitive = (field: string) => isGuarded(ownValue<PersonalDataKind | undefined>(personal, field))
  const form = useSmallForm(options)
  const { draft, done } = useStoredTexts(thing, form, options.empty, isSensitive)
  return {
    ...form,
    draft,
    labelOf: (field) => labels[field as F],
    isSensitive,
    async submit() {
      const { values } = form
      if (!(await form.submit())) return false
      done(values)
      return true
    },
  }
}
