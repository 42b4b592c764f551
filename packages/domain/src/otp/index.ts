export * from './otp.ts';
