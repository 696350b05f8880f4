import { type Draft, useDraft } from '@/lib/drafts/use-draft'
import { useSession } from '@/session/session'
import { type SmallForm, type SmallFormOptions, useSmallForm } from './use-small-form'

type Texts = Readonly<Record<string, string>>

/** A small form whose texts are on this device until they are sent. */
export interface KeptForm<F extends string> extends SmallForm<F> {
  draft: Draft<Texts>
  /** What a field is called. */
  labelOf(field: string): string
}

interface KeptFormOptions<F extends string> extends SmallFormOptions<F> {
  /** What is written, and about what; the same as long as the component lives. */
  thing: string
  /** What the fields are called. */
  labels: Readonly<Record<F, string>>
}

/** A form of a few texts that an accident does not take along: what was typed is offered when the same is asked again. */
export function useKeptForm<F extends string>({ thing, labels, ...options }: KeptFormOptions<F>): KeptForm<F> {
  const userId = useSession().user.id
  const form = useSmallForm(options)
  const { values } = form
  const draft = useDraft<Texts>({
    place: { userId, thing },
    given: options.empty,
    values,
    restore: (answers) => form.fill(answers as Partial<Record<F, string>>),
    fits: (name, value) => name in options.empty && typeof value === 'string',
  })
  return {
    ...form,
    draft,
    labelOf: (field) => labels[field as F],
    async submit() {
      if (!(await form.submit())) return false
      // The page may be gone before it is drawn again.
      draft.saved(values)
      form.clear(values)
      return true
    },
  }
}
