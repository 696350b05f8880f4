/** Forgets what this tab searched for in lists when the person signs out, on whatever page. */

import { onSignOut } from '@/lib/events/sign-out-tasks'
import { forgetLists } from './list-memory'

onSignOut({
  after(ending) {
    if (ending === 'asked') forgetLists()
  },
})
