/** The longest message, in characters as `maxlength` counts them (UTF-16 units), once trimmed. */
export const MESSAGE_LENGTH = 5000;

/** The longest address that mail can be sent to (RFC 5321, with its erratum 1690). */
export const EMAIL_LENGTH = 254;
