export { QrCode, type QrCodeCorrection, type QrCodeProps } from './qr-code.tsx';
export { ThaiQrFrame, type ThaiQrFrameProps } from './thai-qr-frame.tsx';
