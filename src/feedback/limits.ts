/** The maximum length of a trimmed message in UTF-16 units, as `maxlength` counts. */
export const MESSAGE_LENGTH = 5000;

/** The maximum length of an email address (RFC 5321, erratum 1690). */
export const EMAIL_LENGTH = 254;
