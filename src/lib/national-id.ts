const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'
const written = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/

/** The check digit (GB 11643, ISO 7064 MOD 11-2) of the first 17 digits. */
function checkDigit(digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return checkDigits[sum % 11] ?? ''
}

function isRealDay(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
}

/** A resident ID number: 18 characters with a real day of birth and the right check digit, `X` large or small. */
export function isNationalId(value: string): boolean {
  const number = value.toUpperCase()
  const match = written.exec(number)
  if (!match) return false
  const [, year = '', month = '', day = ''] = match
  return isRealDay(year, month, day) && checkDigit(number) === number[17]
}

/** A number as typed on any keyboard: full-width characters become plain, spaces and hyphens go, letters are large. */
export function plainCertificate(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\u200b-]/g, '')
    .toUpperCase()
}
