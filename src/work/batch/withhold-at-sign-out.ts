/** Removes names and opinions of batch decisions from the device when the person signs out, on whatever page. */

import { onSignOut } from '@/lib/events/sign-out-tasks'
import { currentSession } from '@/session/session'
import { withholdBatches } from './batch-entries'

onSignOut({
  after(ending) {
    const userId = currentSession()?.user.id
    if (ending === 'asked' && userId !== undefined) withholdBatches(userId, Date.now())
  },
})
