import { text } from '@/lib/i18n'

/** What who has a work is called where it is nobody with a name of their own; a backend answers these words (`Work.heldBy`). */
export const holderWords = {
  /** Nobody is bound to what is to be reported on yet. */
  unbound: text('待绑定的填报人'),
  acceptanceExperts: text('验收专家'),
  nominee: text('被提名者'),
} as const
