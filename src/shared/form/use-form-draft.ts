import { type Draft, useDraft } from '@/lib/drafts/use-draft'
import { useSession } from '@/session/session'
import { type SmallForm, type SmallFormOptions, type Texts, useSmallForm, useTexts } from './use-small-form'

type StoredTexts = Draft<Readonly<Record<string, string>>>

/**
 * Keeps a few texts on this device until the act they belong to is done.
 * @param thing the act and what it is done to; the same as long as the component lives
 */
function useStoredTexts<F extends string>(
  thing: string,
  texts: Texts<F>,
  empty: Readonly<Record<F, string>>,
  sensitive: readonly string[] = [],
) {
  const userId = useSession().user.id
  const draft: StoredTexts = useDraft<Readonly<Record<string, string>>>({
    draftKey: { userId, thing },
    initial: empty,
    values: texts.values,
    restore: (answers) => texts.fill(answers as Partial<Record<F, string>>),
    fits: (name, value) => name in empty && typeof value === 'string',
    sensitive: (name) => sensitive.includes(name),
    isClearedWhenSaved: true,
  })
  return {
    draft,
    /** The act was done with these: they are kept nowhere any more. What was typed meanwhile stays. */
    done(sent: Readonly<Record<F, string>>) {
      // The page may be gone before it is drawn again.
      draft.saved(sent)
      texts.clear(sent)
    },
  }
}

/** A text a person writes to go with an act, and its copy on this device. */
interface ReasonDraft {
  reason: string
  change(reason: string): void
  draft: StoredTexts
  /** The act was done with this: it is kept nowhere any more. What was typed meanwhile stays. */
  done(sent: string): void
}

const noReason = { reason: '' }

/**
 * A single text, kept until the act it goes with is done.
 * @param thing the act and what it is done to; the same as long as the component lives
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

/** A small form whose texts are on this device until they are sent. */
export interface FormDraft<F extends string> extends SmallForm<F> {
  draft: StoredTexts
  /** What a field is called. */
  labelOf(field: string): string
  /** Whether a field holds certificate, bank or phone numbers. */
  isSensitive(field: string): boolean
}

interface DraftFormOptions<F extends string> extends SmallFormOptions<F> {
  /** What is written, and about what; the same as long as the component lives. */
  thing: string
  /** What the fields are called. */
  labels: Readonly<Record<F, string>>
  /** Fields with certificate, bank or phone numbers: encrypted on the device, masked in other versions. */
  sensitive?: readonly F[]
}

/** A form of a few texts that an accident does not take along: what was typed is offered when the same is asked again. */
export function useFormDraft<F extends string>(draftOptions: DraftFormOptions<F>): FormDraft<F> {
  const { thing, labels, sensitive = [], ...options } = draftOptions
  const form = useSmallForm(options)
  const { draft, done } = useStoredTexts(thing, form, options.empty, sensitive)
  return {
    ...form,
    draft,
    labelOf: (field) => labels[field as F],
    isSensitive: (field) => (sensitive as readonly string[]).includes(field),
    async submit() {
      const { values } = form
      if (!(await form.submit())) return false
      done(values)
      return true
    },
  }
}
