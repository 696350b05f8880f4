/** Names of the real-name levels 0 to 3, for the user card and the security page. */
import { text } from '@/lib/i18n/i18n'

/** Real-name levels 0 to 3 (domain, section 1). */
export const gradeTexts = [text('未实名认证'), text('初级实名'), text('中级实名'), text('高级实名')] as const
