/** The audit feature's addresses (specification, section 2). */
export const auditPatterns = {
  list: 'audit/audit-list',
  work: 'audit/audit-list/:workId',
  form: 'audit/audit-list/:workId/:formId/:pageId',
} as const

export const auditListPath = () => `/${auditPatterns.list}`
