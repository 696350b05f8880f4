/** Validates bank card numbers and sub-branches, for the profile and real-name certification. */

/** Whether the digits pass the Luhn check (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether a text is a bank card number (ISO/IEC 7812-1): 12 to 19 digits, no leading 0, valid Luhn check digit. */
export function isBankAccount(value: string): boolean {
  return /^[1-9]\d{11,18}$/.test(value) && passesLuhn(value)
}

const endings = /(?:支行|分行|营业部|营业厅)$/

/**
 * Whether a sub-branch name is valid: it starts with the bank's name and ends with 支行, 分行, 营业部 or 营业厅 (specification,
 * section 5). Nothing has to stand between (中国银行营业部).
 */
export function isBankBranch(value: string, bank: string): boolean {
  return bank !== '' && value.startsWith(bank) && endings.test(value.slice(bank.length))
}
