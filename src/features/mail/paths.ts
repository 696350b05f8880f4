/** The mail feature's addresses (specification, section 2). */
export const mailPatterns = { todos: 'mail' } as const

/** What waits: the person's to do, or the pile others have. */
export const todosPath = (pile: 'DO' | 'OTHERS' | 'SNOOZED' | 'NEWS' = 'DO') =>
  `/${mailPatterns.todos}${pile === 'DO' ? '' : `?tab=${pile}`}`
