import { OTP } from '@zaylat/domain/otp';

const CODE = new RegExp(`(?<![\\w/-])\\d{${OTP.digits}}(?![\\w-])`);

/**
 * Finds the one-time code in a message.
 * @param text of the message
 * @returns its digits, or undefined when the message brings none
 */
export const codeIn = (text: string): string | undefined => CODE.exec(text)?.[0];
