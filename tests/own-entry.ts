/** The key of an entry that a persona keeps on this device, for tests that write or read one before the sign-in. */
import { type PersonaId, personaUserId } from '@mocks/personas'
import { sealingKeyOf } from '@mocks/sealing-keys'
import { type PersonEntry, personPrefix } from '@/lib/storage/person-entries'

/** The key in localStorage under which the portal keeps an entry of a persona while they are signed in. */
export const ownEntry = (persona: PersonaId, entry: PersonEntry) =>
  `${personPrefix}${sealingKeyOf(personaUserId(persona))}/${entry}`
