import '@/session/network'
import { common } from '@/api/common'
import { failureText } from '@/api/errors/failure'
import { t } from '@/lib/i18n'
import { SendVerificationCodeDocument } from './graphql/verification-code.common.generated'

/** Has a code sent to a mobile. Answers null, or why it was not sent, for the person; never rejects. */
export async function sendCode(mobile: string): Promise<string | null> {
  try {
    const { sendVerificationCode } = await common.mutate(SendVerificationCodeDocument, { mobile })
    return sendVerificationCode ? null : t('获取验证码失败')
  } catch (error) {
    return `${t('获取验证码失败')}：${failureText(error)}`
  }
}
