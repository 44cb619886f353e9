// Signs a report, sends it and follows its receipt. Free Pascal 3.2 or Delphi 10.3 or later; no package.
// Bir raporu imzalar, gönderir ve makbuzunu izler.
//
//   set KUVVET_URL=https://...
//   set KUVVET_SENDER=arbiter
//   set KUVVET_KEY=whsec_...
//   Send TOURNAMENT REVISION REPORT [LICENCES.json]
//   Send --sign ID TIMESTAMP FILE       prints a signature, to compare with signatures.json
//
// Exit code: 0 rated, or waiting for its month; 3 held or rejected; 1 anything else.
program Send;

{$IFDEF FPC}{$MODE DELPHI}{$CODEPAGE UTF8}{$ENDIF}
{$APPTYPE CONSOLE}
{$OVERFLOWCHECKS OFF}{$RANGECHECKS OFF}

uses
  {$IFDEF FPC}
  {$IFDEF UNIX}cwstring,{$ENDIF}
  SysUtils, Classes, DateUtils, base64, ssockets, fphttpclient, opensslsockets, fpjson,
  jsonparser;
  {$ELSE}
  System.SysUtils, System.Classes, System.DateUtils, System.NetEncoding, System.JSON,
  System.Net.HttpClient, System.Net.URLClient;
  {$ENDIF}

type
  TReply = record
    Status: Integer;
    Text: string;
  end;

  TDigest = array [0..7] of Cardinal;

const
  Primes: array [0..63] of Cardinal = (
    $428a2f98, $71374491, $b5c0fbcf, $e9b5dba5, $3956c25b, $59f111f1, $923f82a4, $ab1c5ed5,
    $d807aa98, $12835b01, $243185be, $550c7dc3, $72be5d74, $80deb1fe, $9bdc06a7, $c19bf174,
    $e49b69c1, $efbe4786, $0fc19dc6, $240ca1cc, $2de92c6f, $4a7484aa, $5cb0a9dc, $76f988da,
    $983e5152, $a831c66d, $b00327c8, $bf597fc7, $c6e00bf3, $d5a79147, $06ca6351, $14292967,
    $27b70a85, $2e1b2138, $4d2c6dfc, $53380d13, $650a7354, $766a0abb, $81c2c92e, $92722c85,
    $a2bfe8a1, $a81a664b, $c24b8b70, $c76c51a3, $d192e819, $d6990624, $f40e3585, $106aa070,
    $19a4c116, $1e376c08, $2748774c, $34b0bcb5, $391c0cb3, $4ed8aa4a, $5b9cca4f, $682e6ff3,
    $748f82ee, $78a5636f, $84c87814, $8cc70208, $90befffa, $a4506ceb, $bef9a3f7, $c67178f2);

function Joined(const Head, Tail: TBytes): TBytes;
begin
  Result := Copy(Head, 0, Length(Head));
  SetLength(Result, Length(Head) + Length(Tail));
  if Length(Tail) > 0 then
    Move(Tail[0], Result[Length(Head)], Length(Tail));
end;

function Ascii(const Text: string): TBytes;
var
  I: Integer;
begin
  SetLength(Result, Length(Text));
  for I := 1 to Length(Text) do
    Result[I - 1] := Ord(Text[I]);
end;

function Rotated(Word: Cardinal; Bits: Integer): Cardinal;
begin
  Result := (Word shr Bits) or (Word shl (32 - Bits));
end;

{ One block of 64 bytes from Offset on (FIPS 180-4, 6.2.2). }
procedure Fold(var Digest: TDigest; const Message: TBytes; Offset: Integer);
var
  W: array [0..63] of Cardinal;
  V: TDigest;
  I: Integer;
  T1, T2: Cardinal;
begin
  for I := 0 to 15 do
    W[I] := (Cardinal(Message[Offset + 4 * I]) shl 24) or (Cardinal(Message[Offset + 4 * I + 1]) shl 16) or
      (Cardinal(Message[Offset + 4 * I + 2]) shl 8) or Message[Offset + 4 * I + 3];
  for I := 16 to 63 do
    W[I] := W[I - 16] + W[I - 7] +
      (Rotated(W[I - 15], 7) xor Rotated(W[I - 15], 18) xor (W[I - 15] shr 3)) +
      (Rotated(W[I - 2], 17) xor Rotated(W[I - 2], 19) xor (W[I - 2] shr 10));
  V := Digest;
  for I := 0 to 63 do
  begin
    T1 := V[7] + (Rotated(V[4], 6) xor Rotated(V[4], 11) xor Rotated(V[4], 25)) +
      ((V[4] and V[5]) xor (not V[4] and V[6])) + Primes[I] + W[I];
    T2 := (Rotated(V[0], 2) xor Rotated(V[0], 13) xor Rotated(V[0], 22)) +
      ((V[0] and V[1]) xor (V[0] and V[2]) xor (V[1] and V[2]));
    V[7] := V[6]; V[6] := V[5]; V[5] := V[4]; V[4] := V[3] + T1;
    V[3] := V[2]; V[2] := V[1]; V[1] := V[0]; V[0] := T1 + T2;
  end;
  for I := 0 to 7 do
    Digest[I] := Digest[I] + V[I];
end;

function Sha256(const Message: TBytes): TBytes;
const
  Start: TDigest = ($6a09e667, $bb67ae85, $3c6ef372, $a54ff53a, $510e527f, $9b05688c, $1f83d9ab, $5be0cd19);
var
  Digest: TDigest;
  Padded: TBytes;
  Bits: UInt64;
  I, Size: Integer;
begin
  Size := (Length(Message) + 9 + 63) div 64 * 64;
  Padded := Copy(Message, 0, Length(Message));
  SetLength(Padded, Size);
  FillChar(Padded[Length(Message)], Size - Length(Message), 0);
  Padded[Length(Message)] := $80;
  Bits := UInt64(Length(Message)) * 8;
  for I := 1 to 8 do
  begin
    Padded[Size - I] := Byte(Bits);
    Bits := Bits shr 8;
  end;
  Digest := Start;
  for I := 0 to Size div 64 - 1 do
    Fold(Digest, Padded, 64 * I);
  SetLength(Result, 32);
  for I := 0 to 31 do
    Result[I] := Byte(Digest[I div 4] shr (24 - 8 * (I mod 4)));
end;

{ Keys of Kuvvet have 24 to 64 bytes, never more than a block (RFC 2104). }
function Hmac(const Key, Message: TBytes): TBytes;

  function Pad(Value: Byte): TBytes;
  var
    I: Integer;
  begin
    SetLength(Result, 64);
    FillChar(Result[0], 64, Value);
    for I := 0 to Length(Key) - 1 do
      Result[I] := Key[I] xor Value;
  end;

begin
  Result := Sha256(Joined(Pad($5c), Sha256(Joined(Pad($36), Message))));
end;

{ The value of webhook-signature; Body is the bytes that are sent. }
function Sign(const Id, Timestamp: string; const Body: TBytes): string;
var
  Key: string;
  Secret, Mac: TBytes;
  {$IFDEF FPC}
  Raw: RawByteString;
  {$ENDIF}
begin
  Key := GetEnvironmentVariable('KUVVET_KEY');
  if Copy(Key, 1, 6) <> 'whsec_' then
    raise Exception.Create('KUVVET_KEY: whsec_...');
  Delete(Key, 1, 6);
  {$IFDEF FPC}
  Secret := BytesOf(DecodeStringBase64(Key));
  {$ELSE}
  Secret := TNetEncoding.Base64.DecodeStringToBytes(Key);
  {$ENDIF}
  Mac := Hmac(Secret, Joined(Ascii(Id + '.' + Timestamp + '.'), Body));
  {$IFDEF FPC}
  SetString(Raw, PAnsiChar(@Mac[0]), Length(Mac));
  Result := 'v1,' + EncodeStringBase64(Raw);
  {$ELSE}
  Result := 'v1,' + TNetEncoding.Base64.EncodeBytesToString(Mac);
  {$ENDIF}
end;

{ One request. Method is GET, or POST of a body that is signed. }
function Ask(const Method, Path, MediaType: string; const Body: TBytes): TReply;
var
  Address, Id, Timestamp: string;
  {$IFDEF FPC}
  Client: TFPHTTPClient;
  Answer: TStringStream;
  {$ELSE}
  Client: THTTPClient;
  Request: IHTTPRequest;
  Response: IHTTPResponse;
  {$ENDIF}
begin
  Address := ExcludeTrailingPathDelimiter(GetEnvironmentVariable('KUVVET_URL')) + Path;
  Id := ParamStr(1) + '_' + ParamStr(2) + '_' + Copy(GUIDToString(TGUID.NewGuid), 2, 36);
  Timestamp := IntToStr(DateTimeToUnix({$IFDEF FPC}LocalTimeToUniversal(Now){$ELSE}Now, False{$ENDIF}));
  {$IFDEF FPC}
  Client := TFPHTTPClient.Create(nil);
  Answer := TStringStream.Create('');
  try
    Client.IOTimeout := 60000;
    Client.AddHeader('accept-language', 'tr');
    if Method = 'POST' then
    begin
      Client.AddHeader('content-type', MediaType);
      Client.AddHeader('kuvvet-sender', GetEnvironmentVariable('KUVVET_SENDER'));
      Client.AddHeader('webhook-id', Id);
      Client.AddHeader('webhook-timestamp', Timestamp);
      Client.AddHeader('webhook-signature', Sign(Id, Timestamp, Body));
      Client.RequestBody := TBytesStream.Create(Body);
    end;
    Client.HTTPMethod(Method, Address, Answer, []);
    Result.Status := Client.ResponseStatusCode;
    Result.Text := Answer.DataString;
  finally
    Client.RequestBody.Free;
    Client.Free;
    Answer.Free;
  end;
  {$ELSE}
  Client := THTTPClient.Create;
  try
    Client.ResponseTimeout := 60000;
    Request := Client.GetRequest(Method, Address);
    Request.AddHeader('accept-language', 'tr');
    if Method = 'POST' then
    begin
      Request.AddHeader('content-type', MediaType);
      Request.AddHeader('kuvvet-sender', GetEnvironmentVariable('KUVVET_SENDER'));
      Request.AddHeader('webhook-id', Id);
      Request.AddHeader('webhook-timestamp', Timestamp);
      Request.AddHeader('webhook-signature', Sign(Id, Timestamp, Body));
      Request.SourceStream := TBytesStream.Create(Body);
    end;
    Response := Client.Execute(Request);
    Result.Status := Response.StatusCode;
    Result.Text := Response.ContentAsString(TEncoding.UTF8);
  finally
    Request.SourceStream.Free;
    Client.Free;
  end;
  {$ENDIF}
end;

{ What could not be answered is asked again: nothing is counted twice. }
function AskPatiently(const Method, Path, MediaType: string; const Body: TBytes): TReply;
const
  Pauses: array [0..2] of Integer = (5, 15, 45);
var
  Pause: Integer;
begin
  for Pause in Pauses do
  begin
    try
      Result := Ask(Method, Path, MediaType, Body);
      if Result.Status < 500 then
        Exit;
    except
      on Fault: {$IFDEF FPC}ESocketError{$ELSE}ENetException{$ENDIF} do
        WriteLn(ErrOutput, Fault.Message);
    end;
    Sleep(Pause * 1000);
  end;
  Result := Ask(Method, Path, MediaType, Body);
end;

{ A text field of the answer; empty where there is none. }
function Field(const Json, Name: string): string;
{$IFDEF FPC}
var
  Answer: TJSONData;
begin
  Answer := GetJSON(Json);
  try
    Result := (Answer as TJSONObject).Get(Name, '');
  finally
    Answer.Free;
  end;
end;
{$ELSE}
var
  Answer: TJSONValue;
begin
  Answer := TJSONObject.ParseJSONValue(Json);
  try
    Result := Answer.GetValue<string>(Name, '');
  finally
    Answer.Free;
  end;
end;
{$ENDIF}

{ Prints the message of every finding under a name, such as findings or errors. }
procedure TellFindings(const Json, Name: string);
{$IFDEF FPC}
var
  Answer, List: TJSONData;
  I: Integer;
begin
  Answer := GetJSON(Json);
  try
    List := Answer.FindPath(Name);
    if List <> nil then
      for I := 0 to List.Count - 1 do
        WriteLn(ErrOutput, (List.Items[I] as TJSONObject).Get('message', ''));
  finally
    Answer.Free;
  end;
end;
{$ELSE}
var
  Answer: TJSONValue;
  List: TJSONArray;
  Finding: TJSONValue;
begin
  Answer := TJSONObject.ParseJSONValue(Json);
  try
    if Answer.TryGetValue<TJSONArray>(Name, List) then
      for Finding in List do
        WriteLn(ErrOutput, Finding.GetValue<string>('message', ''));
  finally
    Answer.Free;
  end;
end;
{$ENDIF}

procedure Tell(const Json: string);
var
  Name: string;
begin
  for Name in TArray<string>.Create('title', 'detail', 'next') do
    if Field(Json, Name) <> '' then
      WriteLn(ErrOutput, Field(Json, Name));
  TellFindings(Json, 'findings');
  TellFindings(Json, 'errors');
end;

function ReadFile(const Path: string): TBytes;
var
  Stream: TFileStream;
begin
  Stream := TFileStream.Create(Path, fmOpenRead or fmShareDenyWrite);
  try
    SetLength(Result, Stream.Size);
    Stream.ReadBuffer(Result[0], Length(Result));
  finally
    Stream.Free;
  end;
end;

function Part(const Name: string; const Content: TBytes): TBytes;
begin
  Result := Ascii('--kuvvet'#13#10'content-disposition: form-data; name="' + Name + '"; filename="' + Name + '"'#13#10#13#10);
  Result := Joined(Joined(Result, Content), Ascii(#13#10));
end;

function SendReport: Integer;
var
  MediaType, Receipt, State: string;
  Body: TBytes;
  Reply: TReply;
begin
  MediaType := 'application/octet-stream';
  Body := ReadFile(ParamStr(3));
  if ParamCount > 3 then
  begin
    MediaType := 'multipart/form-data; boundary=kuvvet';
    Body := Joined(Joined(Part('report', Body), Part('licences', ReadFile(ParamStr(4)))), Ascii('--kuvvet--'#13#10));
  end;
  Reply := AskPatiently('POST', '/v1/reports?tournament=' + ParamStr(1) + '&revision=' + ParamStr(2), MediaType, Body);
  if Reply.Status <> 202 then
  begin
    Tell(Reply.Text);
    if Reply.Status = 422 then
      Exit(3);
    Exit(1);
  end;
  Receipt := Field(Reply.Text, 'receipt');
  State := Field(Reply.Text, 'state');
  while State = 'received' do
  begin
    Sleep(2000);
    Reply := AskPatiently('GET', '/v1/reports/' + Receipt, '', nil);
    State := Field(Reply.Text, 'state');
  end;
  WriteLn(Receipt, ' ', State);
  Tell(Reply.Text);
  if (State = 'held') or (State = 'rejected') then
    Exit(3);
  if (State = 'rated') or (State = 'parked') then
    Exit(0);
  Result := 1;
end;

begin
  try
    if (ParamCount = 4) and (ParamStr(1) = '--sign') then
      WriteLn(Sign(ParamStr(2), ParamStr(3), ReadFile(ParamStr(4))))
    else if ParamCount < 3 then
    begin
      WriteLn(ErrOutput, 'Send TOURNAMENT REVISION REPORT [LICENCES.json]');
      ExitCode := 1;
    end
    else
      ExitCode := SendReport;
  except
    on Fault: Exception do
    begin
      WriteLn(ErrOutput, Fault.Message);
      ExitCode := 1;
    end;
  end;
end.
