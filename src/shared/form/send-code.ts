/** Requests a verification code by text message or e-mail. */

import '@/session/network'
import { common } from '@/api/common'
import { failureText } from '@/api/errors/failure'
import { t } from '@/lib/i18n/i18n'
import {
  SendVerificationCodeDocument,
  SendVerificationCodeEmailDocument,
} from '../graphql/verification-code.common.generated'
import { codeClient } from './code-client'

/** How a code travels: as a text message to a mobile, or to an e-mail address. */
export type CodeChannel = 'mobile' | 'email'

/**
 * Has a code sent; for signing in and for the account's security page alike. Answers null, or why it was not sent, for the
 * person; never rejects.
 */
export async function sendCode(channel: CodeChannel, target: string): Promise<string | null> {
  try {
    return (await send(channel, target)) ? null : t('获取验证码失败')
  } catch (error) {
    return [t('获取验证码失败'), failureText(error)].filter(Boolean).join('：')
  }
}

async function send(channel: CodeChannel, target: string): Promise<boolean> {
  if (channel === 'email') {
    return (await common.mutate(SendVerificationCodeEmailDocument, { email: target })).sendVerificationCodeEmail
  }
  return (await common.mutate(SendVerificationCodeDocument, { mobile: target, ...codeClient() })).sendVerificationCode
}
